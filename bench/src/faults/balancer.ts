import { connect, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const askEveryMs = 50

export interface Balancer {
  readonly port: number
  close(): void
}

/** Each connection goes to a server that says it is ready; one that stops says so before it takes no more. */
export async function startBalancer(port: number, servers: readonly number[]): Promise<Balancer> {
  const ready = new Set<number>()
  let isOver = false
  let turns = 0
  const watch = async (server: number) => {
    while (!isOver) {
      const isReady = await fetch(`http://127.0.0.1:${server}/health/ready`).then(
        answer => answer.ok,
        () => false,
      )
      if (isReady) ready.add(server)
      else ready.delete(server)
      await pause(askEveryMs)
    }
  }
  const watching = servers.map(watch)
  const proxy = createServer(client => {
    client.on('error', () => client.destroy())
    const open = [...ready]
    turns += 1
    const chosen = open[turns % Math.max(1, open.length)]
    if (chosen === undefined) return client.destroy()
    const server = connect({ port: chosen, host: '127.0.0.1', noDelay: true })
    server.on('error', () => client.destroy())
    server.on('close', () => client.destroySoon())
    client.on('close', () => server.destroy())
    client.pipe(server)
    server.pipe(client)
    return undefined
  })
  await new Promise<void>((resolve, reject) => {
    proxy.once('error', reject)
    proxy.listen(port, '127.0.0.1', resolve)
  })
  return {
    port,
    close() {
      isOver = true
      proxy.close()
      void Promise.all(watching)
    },
  }
}
