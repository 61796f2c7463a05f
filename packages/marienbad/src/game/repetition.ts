/** A node from which a path leads back to it, or undefined. Depth first without recursion, O(n + m). */
export function findRepetition<Node>(nodes: readonly Node[], next: (node: Node) => readonly Node[]): Node | undefined {
  const done = new Set<Node>();
  const onPath = new Set<Node>();
  for (const root of nodes) {
    if (done.has(root)) continue;
    const path = [{ node: root, targets: next(root), index: 0 }];
    onPath.add(root);
    while (path.length > 0) {
      const top = path[path.length - 1];
      if (top.index === top.targets.length) {
        onPath.delete(top.node);
        done.add(top.node);
        path.pop();
        continue;
      }
      const target = top.targets[top.index++];
      if (onPath.has(target)) return target;
      if (done.has(target)) continue;
      onPath.add(target);
      path.push({ node: target, targets: next(target), index: 0 });
    }
  }
  return undefined;
}
