import { connect, type Socket } from 'node:net'

export interface HttpAnswer {
  readonly status: number
  readonly body: string
}

/** The response did not arrive: the request may have been executed or not. */
export class ResponseLost extends Error {
  override name = 'AnswerLost'
}

interface Waiting {
  resolve(answer: HttpAnswer): void
  reject(error: Error): void
}

const endOfHead = Buffer.from('\r\n\r\n')

/**
 * One kept-alive HTTP/1.1 connection with one request at a time.
 *
 * Hand-written because the load generator shares the machine with the server it measures: an
 * exchange costs about a fifth of one with Node's client. It only understands responses with a
 * `Content-Length`.
 */
export class HttpConnection {
  readonly #host: string
  readonly #port: number
  #socket: Socket | undefined
  #received: Buffer = Buffer.alloc(0)
  #waiting: Waiting | undefined

  constructor(host: string, port: number) {
    this.#host = host
    this.#port = port
  }

  /**
   * Sends a POST and waits for its response; connects first if necessary.
   *
   * @throws ResponseLost when the connection fails or nothing comes within the time
   */
  async post(path: string, headers: string, body: string, timeoutMs = 30_000): Promise<HttpAnswer> {
    const socket = this.#socket ?? (await this.#connect())
    const head =
      `POST ${path} HTTP/1.1\r\nHost: ${this.#host}:${this.#port}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${headers}\r\n`
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#fail(new Error('no answer in time')), timeoutMs)
      this.#waiting = {
        resolve(answer) {
          clearTimeout(timer)
          resolve(answer)
        },
        reject(error) {
          clearTimeout(timer)
          reject(error)
        },
      }
      socket.write(head + body)
    })
  }

  close(): void {
    this.#socket?.destroy()
    this.#socket = undefined
  }

  #connect(): Promise<Socket> {
    const socket = connect({ host: this.#host, port: this.#port, noDelay: true })
    return new Promise((resolve, reject) => {
      socket.once('connect', () => {
        this.#socket = socket
        this.#received = Buffer.alloc(0)
        resolve(socket)
      })
      socket.on('data', data => this.#take(data))
      socket.on('error', error => {
        this.#fail(error)
        reject(new ResponseLost(error.message))
      })
      socket.on('close', () => {
        if (this.#socket === socket) this.#fail(new Error('connection closed'))
        reject(new ResponseLost('connection closed'))
      })
    })
  }

  #take(data: Buffer): void {
    this.#received = this.#received.length === 0 ? data : Buffer.concat([this.#received, data])
    const headEnd = this.#received.indexOf(endOfHead)
    if (headEnd < 0) return
    const head = this.#received.toString('latin1', 0, headEnd)
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
    if (length === undefined) return this.#fail(new Error('an answer without Content-Length'))
    const end = headEnd + endOfHead.length + Number(length)
    if (this.#received.length < end) return
    const body = this.#received.toString('utf8', headEnd + endOfHead.length, end)
    this.#received = this.#received.subarray(end)
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.resolve({ status: Number(head.slice(9, 12)), body })
  }

  #fail(error: Error): void {
    const waiting = this.#waiting
    this.#waiting = undefined
    this.close()
    waiting?.reject(new ResponseLost(error.message))
  }
}
