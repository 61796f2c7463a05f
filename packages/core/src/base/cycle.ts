/** A path into a cycle and once around it (its last node occurs twice), or undefined if there is none. O(n + m). */
export function findPathIntoCycle<Node>(
  nodes: Iterable<Node>,
  next: (node: Node) => ArrayLike<Node>,
): Node[] | undefined {
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
      if (onPath.has(target)) return [...path.map(({ node }) => node), target];
      if (done.has(target)) continue;
      onPath.add(target);
      path.push({ node: target, targets: next(target), index: 0 });
    }
  }
  return undefined;
}
