import type { ServerProcess } from './server-process.ts'

/**
 * Resident memory is no measure: V8 lets garbage lie and keeps the pages it once had. The server reports what it holds
 * after a collection.
 */
export function createMemoryReader() {
  let resolve: (bytes: number) => void = () => {}
  return {
    onOutput(text: string) {
      const bytes = /live-memory (\d+)/.exec(text)?.[1]
      if (bytes !== undefined) resolve(Number(bytes))
    },
    async read(server: ServerProcess): Promise<number> {
      const pid = server.pid()
      if (pid === undefined) throw new Error('The server is not running')
      const bytes = await new Promise<number>(done => {
        resolve = done
        process.kill(pid, 'SIGUSR2')
      })
      return bytes / 2 ** 20
    },
  }
}
export type MemoryReader = ReturnType<typeof createMemoryReader>
