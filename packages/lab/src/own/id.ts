/** The game that the page of one's own rules makes, and that page. */
export const MY_RULES = "my-rules";
