import WebSocket from 'ws'

/** One socket of the live channel, as a page opens it. */
export interface LiveConnection {
  /** Starts a subscription and answers the codes of its refusal; empty when it stays open. */
  subscribe(document: string, variables: object): Promise<readonly string[]>
  /** The next event of any subscription. */
  nextEvent(): Promise<unknown>
  /** The code the socket was closed with. */
  readonly closed: Promise<number>
  close(): void
}

interface Message {
  readonly id?: string
  readonly type: string
  readonly payload?: unknown
}

/** So many refused questions are answered before a subscription counts as open. */
const questionsAfter = 6

/** Opens a socket with these headers; says hello and waits for nothing. */
export async function openLiveConnection(
  address: string,
  service: string,
  headers: Readonly<Record<string, string>>,
): Promise<LiveConnection> {
  const socket = new WebSocket(
    `${address.replace('http', 'ws')}/graphql/${service}`,
    'graphql-transport-ws',
    { headers: { origin: address, ...headers } },
  )
  const messages: Message[] = []
  const waiting = new Set<() => void>()
  socket.on('message', data => {
    messages.push(JSON.parse((data as Buffer).toString('utf8')) as Message)
    for (const wake of waiting) wake()
  })
  const closed = new Promise<number>(resolve => socket.on('close', code => resolve(code)))
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  const send = (message: object) => socket.send(JSON.stringify(message))
  const take = async (fits: (message: Message) => boolean): Promise<Message> => {
    for (;;) {
      const place = messages.findIndex(fits)
      const [found] = place < 0 ? [] : messages.splice(place, 1)
      if (found !== undefined) return found
      await new Promise<void>(resolve => {
        const wake = () => {
          waiting.delete(wake)
          resolve()
        }
        waiting.add(wake)
      })
    }
  }
  send({ type: 'connection_init' })
  let count = 0
  return {
    closed,
    async subscribe(query, variables) {
      await take(({ type }) => type === 'connection_ack').then(ack => messages.push(ack))
      const id = String((count += 1))
      send({ id, type: 'subscribe', payload: { query, variables } })
      // A refusal is as quick as these; what is still silent after them has been accepted.
      for (let sent = 0; sent < questionsAfter; sent += 1) {
        const question = `${id}-${sent}`
        send({ id: question, type: 'subscribe', payload: { query: '{ nothing }' } })
        await take(message => message.id === question)
      }
      const refused = messages.findIndex(one => one.id === id && one.type === 'error')
      if (refused < 0) return []
      const [refusal] = messages.splice(refused, 1)
      return codesOf(refusal?.payload)
    },
    async nextEvent() {
      return (await take(({ type }) => type === 'next')).payload
    },
    close: () => socket.close(),
  }
}

function codesOf(errors: unknown): string[] {
  if (!Array.isArray(errors)) return []
  return errors.map((error: { extensions?: { code?: string } }) => error.extensions?.code ?? '')
}
