"""What is said in the browser and by the server, in English: the boards by game, the rest for all."""
