/** Pages that few visits need: they come when they are first wanted. */

export { AccountPage } from "./account.js";
export { LearnPage } from "./learn.js";
export { MailPage } from "./notifications.js";
