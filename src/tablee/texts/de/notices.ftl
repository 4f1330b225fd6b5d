# Sie sind am Zug, wo Sie auch sind: Partien über Tage, Mitteilungen, E-Mails, Feeds.

notices-title = { $game }: Sie sind am Zug
notices-no-hurry = Lassen Sie sich Zeit.
notices-hours-left = { $hours ->
    [one] Sie haben noch eine Stunde.
   *[other] Sie haben noch { $hours } Stunden.
}
notices-days-left = { $days ->
    [one] Lassen Sie sich Zeit: Sie haben noch einen Tag.
   *[other] Lassen Sie sich Zeit: Sie haben noch { $days } Tage.
}
notices-feed-other = { $game }: Sie sind nicht am Zug
notices-feed-over = { $game }: Die Partie ist zu Ende
notices-mail-ask-subject = Tablée: Sollen wir Ihnen sagen, wann Sie am Zug sind?
notices-mail-ask = Jemand hat diese Adresse angegeben, um an einem Spieltisch zu erfahren, wann er am Zug ist.
    Wenn Sie das waren, öffnen Sie diesen Link und sagen Sie ja:

    { $link }

    Wenn nicht, tun Sie nichts: Es kommt keine weitere E-Mail.
notices-mail-turn = { $left }

    Der Tisch: { $link }

    Keine solchen E-Mails mehr: { $off }
notices-page-title = Erfahren, wann Sie am Zug sind
notices-page-ask = Möchten Sie eine E-Mail bekommen, wenn Sie an diesem Tisch am Zug sind?
notices-page-told = Diese Adresse erfährt jedes Mal, wenn Sie an diesem Tisch am Zug sind.
notices-page-on = Ja, sagen Sie es mir
notices-page-off = Keine E-Mails mehr
notices-page-agreed = Erledigt: eine E-Mail je Zug. In jeder steht ein Link, der das beendet.
notices-page-ended = Erledigt: Diese Adresse ist gelöscht.

notices-web-title = Mir Bescheid sagen
notices-web-note = Einmal je Zug, und nur wenn Sie nicht am Tisch sind.
notices-web-push = Eine Mitteilung auf diesem Gerät
notices-web-push-insecure = Mitteilungen brauchen eine https-Adresse. E-Mail und Feed gehen auch ohne.
notices-web-push-unable = Dieser Browser empfängt keine Mitteilungen.
notices-web-push-denied = Der Browser erlaubt es nicht: Lassen Sie Mitteilungen dieser Seite zu.
notices-web-push-failed = Dieser Browser konnte sich bei seinem Mitteilungsdienst nicht anmelden. Versuchen Sie es später noch einmal.
notices-web-mail = Eine E-Mail an
notices-web-mail-go = Schreiben Sie mir
notices-web-mail-wait = { $address }: Öffnen Sie die E-Mail, die wir gerade dorthin geschickt haben.
notices-web-mail-on = { $address } erfährt es.
notices-web-mail-off = Nicht mehr an { $address } schreiben
notices-web-quiet = Ruhezeit: erst danach Bescheid sagen
notices-web-quiet-start = Von
notices-web-quiet-end = bis
notices-web-feed = Ein Feed
notices-web-feed-note = Für einen Feedreader oder einen Kalender. Diese Adressen sagen, wer am Zug ist, sonst nichts.
notices-web-feed-atom = Atom-Feed
notices-web-feed-calendar = Kalender
notices-web-off = Mir gar nicht mehr Bescheid sagen

notices-web-pace = Lassen Sie sich Zeit
notices-web-pace-together = nein, alle am Tisch
notices-web-pace-days = { $days ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
}
notices-web-days-off = Freie Tage für jeden
notices-web-days-off-none = keine
notices-web-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
notices-web-after = Wenn die Zeit um ist
notices-web-after-bot = spielt ein Bot für ihn
notices-web-after-clock = endet sein Zug
notices-web-deadline-yours = Spielen Sie bis { $date }.
notices-web-deadline-other = Bis { $date }.
notices-web-resting = { $who } hat frei bis { $date }.
notices-web-holiday = Freie Tage nehmen
notices-web-holiday-note = { $days ->
    [0] Sie haben keine freien Tage mehr.
    [one] Ihre Zeit steht still, solange Sie frei haben. Ein Tag ist noch übrig.
   *[other] Ihre Zeit steht still, solange Sie frei haben. { $days } Tage sind noch übrig.
}
notices-web-holiday-days = Wie viele Tage
notices-web-holiday-go = Los
notices-web-holiday-until = Sie haben frei bis { $date }: Ihre Zeit steht still.
notices-web-holiday-back = Ich bin wieder da
