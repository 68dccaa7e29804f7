import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface StoredObject {
  bytes: Buffer
  headers: Record<string, string>
}

export interface TestS3Server {
  readonly endpoint: string
  readonly objects: Map<string, StoredObject>
  /** Answers the next requests with this status. */
  failNext(count: number, status: number): void
  close(): Promise<void>
}

/**
 * A minimal S3 server for put, get, head and delete: it checks the signature of every request (AWS
 * Signature Version 4, implemented from its specification) and the digest of uploads.
 */
export async function startS3Server(
  keys: { readonly accessKeyId: string; readonly secretAccessKey: string },
  bucket: string,
): Promise<TestS3Server> {
  const objects = new Map<string, StoredObject>()
  let failures = { count: 0, status: 503 }

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request)
    if (failures.count > 0) {
      failures = { ...failures, count: failures.count - 1 }
      return refuse(response, failures.status, 'SlowDown')
    }
    if (!isSigned(request, keys)) return refuse(response, 403, 'SignatureDoesNotMatch')
    const path = request.url ?? ''
    if (!path.startsWith(`/${bucket}/`)) return refuse(response, 404, 'NoSuchBucket')
    const stored = objects.get(path)
    switch (request.method) {
      case 'PUT': {
        const digest = createHash('sha256').update(body).digest('hex')
        const claimed = request.headers['x-amz-content-sha256']
        if (claimed !== digest) return refuse(response, 400, 'XAmzContentSHA256Mismatch')
        objects.set(path, { bytes: body, headers: keptHeaders(request) })
        response.writeHead(200).end()
        return
      }
      case 'DELETE':
        objects.delete(path)
        response.writeHead(204).end()
        return
      default:
        if (stored === undefined) return refuse(response, 404, 'NoSuchKey')
        response.writeHead(200, { ...stored.headers, 'content-length': stored.bytes.length })
        response.end(request.method === 'HEAD' ? undefined : stored.bytes)
    }
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    failNext(count, status) {
      failures = { count, status }
    },
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function isSigned(
  request: IncomingMessage,
  keys: { readonly accessKeyId: string; readonly secretAccessKey: string },
): boolean {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    )
  if (parts === null) return false
  const [, accessKeyId, day = '', region = '', names = '', signature] = parts
  const headerOf = (name: string): string => String(request.headers[name] ?? '').trim()
  const canonical = [
    request.method,
    request.url,
    '',
    ...names.split(';').map(name => `${name}:${headerOf(name)}`),
    '',
    names,
    headerOf('x-amz-content-sha256'),
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = [
    'AWS4-HMAC-SHA256',
    headerOf('x-amz-date'),
    scope,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n')
  const hmac = (key: string | Buffer, text: string): Buffer =>
    createHmac('sha256', key).update(text).digest()
  const signingKey = [region, 's3', 'aws4_request'].reduce<Buffer>(
    hmac,
    hmac(`AWS4${keys.secretAccessKey}`, day),
  )
  return accessKeyId === keys.accessKeyId && hmac(signingKey, toSign).toString('hex') === signature
}

function keptHeaders(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) =>
      name === 'content-type' || name.startsWith('x-amz-meta-') ? [[name, String(value)]] : [],
    ),
  )
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
}
