import type { Page } from "@playwright/test";

interface AxNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
}

/** An id, as `h0s1` or `m3`, is no name. */
const ID = /^([a-z]+\d+)+$/;

/** What a screen reader says of the figures of a page: the names of their parts, and what has none or an id for one. */
export async function spokenInFigures(page: Page): Promise<{ parts: string[]; bad: string[] }> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as unknown as { nodes: AxNode[] };
  await session.detach();
  const known = new Map(nodes.map((node) => [node.nodeId, node]));
  const isInFigure = ({ parentId = "" }: AxNode): boolean => {
    const parent = known.get(parentId);
    return parent !== undefined && (parent.role?.value === "figure" || isInFigure(parent));
  };
  const seen = nodes.filter(({ ignored }) => !ignored);
  const nameOf = ({ name }: AxNode): string => name?.value.trim() ?? "";
  const buttons = seen.filter(({ role }) => role?.value === "button");
  const parts = buttons.filter(isInFigure).map(nameOf);
  const figures = seen.filter(({ role }) => role?.value === "figure").map(nameOf);
  return {
    parts,
    bad: [
      ...parts.filter((name) => ID.test(name)),
      ...[...buttons.map(nameOf), ...figures].filter((name) => name === ""),
    ],
  };
}
