import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const checkEveryMs = 50

export interface Balancer {
  readonly port: number
  close(): void
}

/** Each connection goes to a server that is ready; one that cannot be reached any more is replaced by the next. */
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
      await pause(checkEveryMs)
    }
  }
  const watching = servers.map(watch)
  const join = (client: Socket, turn: number, tried: number): void => {
    const open = [...ready]
    const chosen = open[(turn + tried) % Math.max(1, open.length)]
    if (chosen === undefined) return void client.destroy()
    const server = connect({ port: chosen, host: '127.0.0.1', noDelay: true })
    let isConnected = false
    server.on('error', () => {
      if (isConnected || tried >= servers.length) return void client.destroy()
      ready.delete(chosen)
      return join(client, turn, tried + 1)
    })
    server.once('connect', () => {
      isConnected = true
      server.on('close', () => client.destroySoon())
      client.on('close', () => server.destroy())
      client.pipe(server)
      server.pipe(client)
    })
  }
  const proxy = createServer(client => {
    client.on('error', () => client.destroy())
    turns += 1
    join(client, turns, 0)
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
