/** Numbers of 64 bits come from JavaScript in two halves. */
@inline
export function joined(low: u32, high: u32): u64 {
  return (<u64>high << 32) | <u64>low;
}
