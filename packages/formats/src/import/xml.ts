import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'
import { FileRefused } from './complaint.ts'

export type XmlAttributes = Readonly<Record<string, string>>

export interface XmlHandler {
  /** Names come without the prefix of their namespace, attributes with theirs. */
  readonly open?: (name: string, attributes: XmlAttributes) => void
  readonly close?: (name: string) => void
  readonly text?: (text: string) => void
}

/** Reads XML without ever holding it as a tree. A document type is refused, so no entity is ever resolved. */
function createXmlReader(handler: XmlHandler): SaxesParser {
  const parser = new SaxesParser()
  const localNames = new Map<string, string>()
  const local = (name: string) => {
    const known = localNames.get(name)
    if (known !== undefined) return known
    const short = name.slice(name.indexOf(':') + 1)
    if (localNames.size < 1_000) localNames.set(name, short)
    return short
  }
  parser.on('doctype', () => {
    throw new FileRefused('FILE_XML_UNSAFE')
  })
  parser.on('error', () => {
    throw new FileRefused('FILE_DAMAGED')
  })
  const { open, close, text } = handler
  if (open) parser.on('opentag', tag => open(local(tag.name), tag.attributes))
  if (close) parser.on('closetag', tag => close(local(tag.name)))
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  return parser
}

export function readXml(content: string, handler: XmlHandler): void {
  createXmlReader(handler).write(content).close()
}

/** XML as it is unpacked; more bytes than `mostBytes` are refused. */
export async function readXmlStream(
  stream: Readable,
  mostBytes: number,
  handler: XmlHandler,
): Promise<void> {
  const parser = createXmlReader(handler)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let bytes = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new FileRefused('FILE_TOO_LARGE_INSIDE')
    parser.write(decoder.decode(chunk, { stream: true }))
  }
  parser.write(decoder.decode()).close()
}
