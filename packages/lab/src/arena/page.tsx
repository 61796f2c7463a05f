export function ArenaPage() {
  return null;
}
