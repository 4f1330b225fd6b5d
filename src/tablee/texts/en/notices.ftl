# Your turn, wherever you are: games over days, notifications, mail, feeds.

notices-title = { $game }: your turn
notices-no-hurry = Take your time.
notices-hours-left = { $hours ->
    [one] You have one hour left.
   *[other] You have { $hours } hours left.
}
notices-days-left = { $days ->
    [one] Take your time: you have one day left.
   *[other] Take your time: you have { $days } days left.
}
notices-feed-other = { $game }: not your turn
notices-feed-over = { $game }: the game is over
notices-mail-ask-subject = Tablée: shall we tell you when it is your turn?
notices-mail-ask = Somebody gave this address in order to be told of their turns at a game table.
    If that was you, open this link and say yes:

    { $link }

    If not, do nothing: no other mail will come.
notices-mail-turn = { $left }

    The table: { $link }

    No more of these mails: { $off }
notices-page-title = Being told of your turn
notices-page-ask = Do you want a mail for each of your turns at this table?
notices-page-told = This address is told of each of your turns at this table.
notices-page-on = Yes, tell me
notices-page-off = No more mail
notices-page-agreed = Done: one mail for each of your turns. Every one has a link that ends it.
notices-page-ended = Done: this address is deleted.

notices-web-title = Tell me
notices-web-note = Once per turn, and only while you are not at the table.
notices-web-push = A notification on this device
notices-web-push-insecure = Notifications need an https address. Mail and feeds work without one.
notices-web-push-unable = This browser receives no notifications.
notices-web-push-denied = The browser does not allow it: permit notifications for this page.
notices-web-push-failed = This browser could not sign up with its notification service. Try again later.
notices-web-mail = A mail to
notices-web-mail-go = Write to me
notices-web-mail-wait = { $address }: open the mail that we have just sent there.
notices-web-mail-on = { $address } is told.
notices-web-mail-off = No more mail to { $address }
notices-web-quiet = Quiet hours: tell me only afterwards
notices-web-quiet-start = From
notices-web-quiet-end = to
notices-web-feed = A feed
notices-web-feed-note = For a feed reader or a calendar. These addresses say whose turn it is, nothing else.
notices-web-feed-atom = Atom feed
notices-web-feed-calendar = Calendar
notices-web-off = Stop telling me altogether

notices-web-pace = Take your time
notices-web-pace-together = no, all at the table
notices-web-pace-days = { $days ->
    [one] a day per move
   *[other] { $days } days per move
}
notices-web-days-off = Days off for everybody
notices-web-days-off-none = none
notices-web-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
notices-web-after = When the time is over
notices-web-after-bot = a bot plays for them
notices-web-after-clock = their turn ends
notices-web-deadline-yours = Play by { $date }.
notices-web-deadline-other = Until { $date }.
notices-web-resting = { $who } is off until { $date }.
notices-web-holiday = Take days off
notices-web-holiday-note = { $days ->
    [0] You have no days off left.
    [one] Your time stands still while you are off. You have one day left.
   *[other] Your time stands still while you are off. You have { $days } days left.
}
notices-web-holiday-days = How many days
notices-web-holiday-go = Go
notices-web-holiday-until = You are off until { $date }: your time stands still.
notices-web-holiday-back = I am back
