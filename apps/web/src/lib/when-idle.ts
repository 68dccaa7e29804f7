/** Calls when nothing else is to be done; the answer takes the request back. */
export function whenIdle(call: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(call, 1000)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(call)
  return () => window.cancelIdleCallback(handle)
}
