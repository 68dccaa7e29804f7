/** A line to the server that is never opened: who wants a live line in a test plays the server with `FakeSocket`. */
class SilentSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  readonly CONNECTING = 0
  readonly OPEN = 1
  readonly CLOSING = 2
  readonly CLOSED = 3
  readyState = 0
  onopen: unknown = null
  onclose: unknown = null
  onerror: unknown = null
  onmessage: unknown = null
  send = () => undefined
  close() {
    this.readyState = 3
  }
}

const refuse = (name: string): TypeError => new TypeError(`No server stands in for ${name}`)

class RefusedRequest {
  open(method: string, url: string): never {
    throw refuse(`${method} ${url}`)
  }
}

/** Nothing of a test reaches the network, also what is sent after its end. */
export function closeNetwork(): void {
  const refuseCall = async (input: RequestInfo | URL, { method = 'GET' }: RequestInit = {}) => {
    throw refuse(`${method} ${input instanceof Request ? input.url : String(input)}`)
  }
  const closed = { fetch: refuseCall, WebSocket: SilentSocket, XMLHttpRequest: RefusedRequest }
  for (const [name, value] of Object.entries(closed)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  }
}
