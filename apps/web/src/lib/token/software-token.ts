import { ApiError, toApiError } from '../api-error.ts'
import { apiErrorOf, isRecord } from '../error-answer.ts'
import { sendHttp } from '../http.ts'
import {
  base64OfText,
  isTokenFault,
  signOneByOne,
  TokenError,
  type TokenDevice,
  type TokenFault,
} from './token-device.ts'

/** A token of the demo: it lies with the simulator, which also says what the person's computer finds. */
export interface SoftwareTokenRef {
  readonly tokenId: string
  readonly label: string
  readonly validUntil: string
}

/** The person's own token in this organisation; undefined without one, and outside of the demo. */
export async function findSoftwareToken(
  legalPartyId: string,
  shortName: string,
): Promise<SoftwareTokenRef | undefined> {
  const { status, json } = await sendHttp({
    method: 'GET',
    path: '/api/simulator/tokens',
    isPassive: true,
  })
  if (status !== 200 || !isRecord(json) || !Array.isArray(json['tokens'])) return undefined
  const own = json['tokens']
    .filter(isRecord)
    .find(
      token =>
        token['legalPartyId'] === legalPartyId && textOf(token, 'label').startsWith(shortName),
    )
  return (
    own && {
      tokenId: textOf(own, 'tokenId'),
      label: textOf(own, 'label'),
      validUntil: textOf(own, 'validUntil'),
    }
  )
}

export function createSoftwareToken({ tokenId, label, validUntil }: SoftwareTokenRef): TokenDevice {
  return {
    kind: 'software',
    async find() {
      await order(`/tokens/${tokenId}/certificate`).catch((error: unknown) => {
        throw new TokenError(faultOf(error))
      })
      return { label, validUntil }
    },
    sign: (pin, texts, onProgress) =>
      signOneByOne(
        texts,
        text => order(`/tokens/${tokenId}/sign`, { pin, data: base64OfText(text) }),
        faultOf,
        onProgress,
      ),
  }
}

async function order(path: string, body: object = {}): Promise<string> {
  const { status, json } = await sendHttp({ method: 'POST', path: `/api/simulator${path}`, body })
  if (status === 200 && isRecord(json)) return textOf(json, 'value')
  throw apiErrorOf(json, 'UNKNOWN_ERROR', status)
}

function faultOf(error: unknown): TokenFault {
  if (error instanceof TokenError) return error.code
  const { code } = error instanceof ApiError ? error : toApiError(error)
  return isTokenFault(code) ? code : 'UNKNOWN_ERROR'
}

const textOf = (fields: Readonly<Record<string, unknown>>, name: string): string => {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}
