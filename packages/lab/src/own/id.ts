/** The game that the page of one's own rules makes, and that page. */
export const MY_RULES = "my-rules";
/** An earlier version of it that was set aside, to compare the rules with. */
export const RULES_BEFORE = "my-rules-before";
