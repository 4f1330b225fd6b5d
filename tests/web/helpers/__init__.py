"""What the browser tests share: a server, a browser, a player, a wire that is listened to."""
