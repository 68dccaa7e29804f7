/** What the client sent on a connection, as parsed messages of `graphql-transport-ws`. */
export interface SocketMessage {
  readonly id?: string
  readonly type: string
  readonly payload?: { readonly variables?: Readonly<Record<string, unknown>> }
}

type Handler<T> = ((event: T) => void) | null

/** One line to the server in a test; the test plays the server. */
export class FakeSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  static all: FakeSocket[] = []

  readyState: number = FakeSocket.CONNECTING
  onopen: Handler<unknown> = null
  onclose: Handler<{ code: number; reason: string }> = null
  onerror: Handler<unknown> = null
  onmessage: Handler<{ data: string }> = null
  readonly sent: SocketMessage[] = []
  readonly url: string

  constructor(url: string) {
    this.url = url
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as SocketMessage)
  }

  close(code = 1000, reason = ''): void {
    if (this.readyState === FakeSocket.CLOSED) return
    this.readyState = FakeSocket.CLOSED
    this.onclose?.({ code, reason })
  }

  /** The server takes the line and acknowledges it. */
  async accept(): Promise<void> {
    this.readyState = FakeSocket.OPEN
    this.onopen?.({})
    await settle()
    this.emit({ type: 'connection_ack' })
    await settle()
  }

  emit(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  /** Sends data to the subscription the client has opened. */
  push(data: object): void {
    const subscribed = this.sent.findLast(message => message.type === 'subscribe')
    this.emit({ id: subscribed?.id, type: 'next', payload: { data } })
  }

  get subscriptions(): SocketMessage[] {
    return this.sent.filter(message => message.type === 'subscribe')
  }
}

/** Lets everything that is already promised happen. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
