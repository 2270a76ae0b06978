/** Pages that few visits need: they come when they are first wanted. */

export { AccountPage } from "./account.js";
export { AnalysisPage } from "./analysis.js";
export { LearnPage } from "./learn.js";
export { MailPage } from "./notifications.js";
