/** How a browser is driven: an expression of the page is evaluated, a point of the window clicked, a key pressed. */
export interface Hand {
  evaluate(expression: string): Promise<unknown>;
  click(x: number, y: number): Promise<void>;
  press(key: "Home" | "ArrowRight"): Promise<void>;
}
export function faultsOfArcs(hand: Hand): Promise<string[]>;
