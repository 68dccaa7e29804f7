import { Readable } from 'node:stream'
import { parentPort } from 'node:worker_threads'
import { createInflateRaw } from 'node:zlib'

import { yieldToCalls } from '../../platform/yield-to-calls.mjs'

/*
 * Checks a file, or draws a picture small. Runs in a worker thread of its own, which ends after one file. Plain
 * JavaScript, so that the thread starts alike from the sources and from the bundle.
 *
 * @typedef {import('./content-check.ts').ContentVerdict} ContentVerdict
 */

/** A picture or an archive that unpacks to more is rejected. */
const mostUnpackedBytes = 200 * 1024 * 1024
const bytesPerPixel = 4
const mostPixels = mostUnpackedBytes / bytesPerPixel

const checks = { png: decodePicture, jpeg: decodePicture, heic: decodeHeic, zip: unpackArchive }

yieldToCalls()

parentPort?.once('message', ({ task, kind, bytes }) => {
  const work = task === 'picture' ? () => smallPicture(kind, bytes) : () => checks[kind](bytes)
  void Promise.resolve(work())
    // Whatever a decoder fails with, it could not read the file.
    .catch(() => 'NOT_READABLE')
    .then(result => parentPort?.postMessage(result))
})

/** The longer side of a small picture, for a screen of any density. */
const smallSide = 480

/**
 * The picture as a small JPEG, upright and without what the camera wrote about itself and its place.
 *
 * @param {'png' | 'jpeg' | 'heic'} kind
 * @param {Uint8Array} bytes
 */
async function smallPicture(kind, bytes) {
  const { default: sharp } = await import('sharp')
  const options = { failOn: 'error', sequentialRead: true, limitInputPixels: mostPixels }
  const raw = kind === 'heic' ? await firstOfHeic(bytes) : undefined
  const picture = raw
    ? sharp(raw.data, { raw: { ...raw.size, channels: 4 } })
    : sharp(bytes, options)
  return picture
    .rotate()
    .resize({ width: smallSide, height: smallSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** @param {Uint8Array} bytes */
async function firstOfHeic(bytes) {
  const { default: libheif } = await import('libheif-js/wasm-bundle.js')
  const [image] = new libheif.HeifDecoder().decode(bytes)
  const [width, height] = [image.get_width(), image.get_height()]
  if (width * height > mostPixels) throw new Error('The picture is too large')
  return { data: await pixelsOf(image, width, height), size: { width, height } }
}

/** Four bytes a pixel. */
async function pixelsOf(image, width, height) {
  const data = new Uint8ClampedArray(width * height * bytesPerPixel)
  await new Promise((resolve, reject) =>
    image.display({ data, width, height }, shown =>
      shown === null ? reject(new Error('The picture cannot be decoded')) : resolve(undefined),
    ),
  )
  return data
}

/**
 * Reads every line of the picture; nothing is kept of it.
 *
 * @param {Uint8Array} bytes
 * @returns {Promise<ContentVerdict>}
 */
async function decodePicture(bytes) {
  const { default: sharp } = await import('sharp')
  const options = { failOn: 'error', sequentialRead: true, limitInputPixels: false }
  const { width, height } = await sharp(bytes, options).metadata()
  if (width * height > mostPixels) return 'TOO_LARGE_INSIDE'
  await sharp(bytes, { ...options, limitInputPixels: mostPixels }).stats()
  return 'READABLE'
}

/** @param {Uint8Array} bytes */
async function decodeHeic(bytes) {
  const { default: libheif } = await import('libheif-js/wasm-bundle.js')
  const images = new libheif.HeifDecoder().decode(bytes)
  const sizes = images.map(image => [image.get_width(), image.get_height()])
  const pixels = sizes.reduce((sum, [width, height]) => sum + width * height, 0)
  if (pixels > mostPixels) return 'TOO_LARGE_INSIDE'
  for (const [index, image] of images.entries()) {
    const [width, height] = sizes[index] ?? [0, 0]
    await pixelsOf(image, width, height)
  }
  return images.length > 0 ? 'READABLE' : 'NOT_READABLE'
}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const localSignature = 0x04034b50
const endBytes = 22
const entryBytes = 46
const localBytes = 30
const longestComment = 65_535
const mostEntries = 10_000
const stored = 0
const deflated = 8

/**
 * Unpacks every file of an archive and counts: what the archive itself says of sizes may be a lie.
 *
 * @param {Uint8Array} bytes
 */
async function unpackArchive(bytes) {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(archive)
  if (end === undefined) return 'NOT_READABLE'
  const count = archive.readUInt16LE(end + 10)
  if (count > mostEntries) return 'TOO_LARGE_INSIDE'
  if (count === 0) return 'NOT_READABLE'
  let at = archive.readUInt32LE(end + 16)
  let packedBytes = 0
  let unpackedBytes = 0
  for (let index = 0; index < count; index += 1) {
    if (archive.readUInt32LE(at) !== entrySignature) return 'NOT_READABLE'
    const method = archive.readUInt16LE(at + 10)
    const size = archive.readUInt32LE(at + 20)
    const packed = packedContent(archive, archive.readUInt32LE(at + 42), size)
    if (packed === undefined || (method !== stored && method !== deflated)) return 'NOT_READABLE'
    packedBytes += size
    // Files that share their bytes unpack to any size.
    if (packedBytes > archive.length) return 'TOO_LARGE_INSIDE'
    unpackedBytes += method === stored ? size : await inflatedSize(packed, mostUnpackedBytes)
    if (unpackedBytes > mostUnpackedBytes) return 'TOO_LARGE_INSIDE'
    const variable = [28, 30, 32].reduce((sum, place) => sum + archive.readUInt16LE(at + place), 0)
    at += entryBytes + variable
  }
  // An archive that names fewer files than its directory has would hide the others from this check.
  return at === end ? 'READABLE' : 'NOT_READABLE'
}

/**
 * The end record stands before a comment of any length.
 *
 * @param {Buffer} archive
 */
function findEnd(archive) {
  const earliest = Math.max(0, archive.length - endBytes - longestComment)
  for (let at = archive.length - endBytes; at >= earliest; at -= 1) {
    if (archive.readUInt32LE(at) === endSignature) return at
  }
  return undefined
}

/**
 * @param {Buffer} archive
 * @param {number} local where the file's own header begins
 * @param {number} size
 */
function packedContent(archive, local, size) {
  if (archive.readUInt32LE(local) !== localSignature) return undefined
  const start =
    local + localBytes + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
  return start + size <= archive.length ? archive.subarray(start, start + size) : undefined
}

/**
 * Counts without keeping, and stops when it is too much.
 *
 * @param {Buffer} packed
 * @param {number} most
 */
async function inflatedSize(packed, most) {
  let size = 0
  for await (const part of Readable.from([packed]).pipe(createInflateRaw())) {
    size += part.length
    if (size > most) break
  }
  return size
}
