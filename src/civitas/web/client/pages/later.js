/** Pages that a first visit to the lobby or to a table does not need: they come when they are first wanted. */

export { AboutPage } from "./about.js";
export { AccountPage } from "./account.js";
export { AnalysisPage } from "./analysis.js";
export { CardsPage } from "./cards.js";
export { DifferenceList } from "../parts/differencelist.js";
export { EndSummary, ResultView } from "../parts/end.js";
export { HelpPage } from "./help.js";
export { HintPanel } from "../parts/hintpanel.js";
export { InvitePage } from "./invite.js";
export { LearnPage } from "./learn.js";
export { LessonPage } from "./lesson.js";
export { MailPage } from "./notifications.js";
export { NewTablePage } from "./new.js";
export { ProfilePage } from "./profile.js";
export { PuzzlePage } from "./puzzle.js";
export { PuzzlesPage } from "./puzzles.js";
export { ReplayPage } from "./replay.js";
export { StatisticsPage } from "./statistics.js";
export { WaitingTable } from "./waiting.js";
export { WatchPage } from "./watch.js";
export { WhatIfPage } from "./whatif.js";
export { WorstTurns } from "../parts/worst.js";
