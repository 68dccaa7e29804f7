import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const version = 'v1'
const nonceLength = 12
const tagLength = 16

/**
 * Encrypts a secret for the database (AES-256-GCM). It is bound to its owner: a sealed secret that
 * is copied into another person's row does not open.
 */
export function seal(secret: string, ownerId: string, key: Buffer): string {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
  cipher.setAAD(Buffer.from(ownerId))
  const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return `${version}.${Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')}`
}

/** Opens a sealed secret. Throws when it was changed, belongs to another owner, or the key differs. */
export function open(sealed: string, ownerId: string, key: Buffer): string {
  const [prefix, body] = sealed.split('.')
  if (prefix !== version || body === undefined) throw new Error('Unknown form of a sealed secret')
  const bytes = Buffer.from(body, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength), {
    authTagLength: tagLength,
  })
  decipher.setAAD(Buffer.from(ownerId))
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
  const opened = [decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()]
  return Buffer.concat(opened).toString('utf8')
}
