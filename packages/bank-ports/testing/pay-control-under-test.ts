import type { Instant } from '@tartip/domain/time/instant'
import type {
  IssuedPayControlKey,
  PayControl,
  PayControlKeyRequest,
  PayControlTransaction,
} from '../src/pay-control.ts'

/** What the receiver of the suite was sent. */
export interface ReceivedCallback {
  readonly headers: { readonly time: string | undefined; readonly signature: string | undefined }
  readonly body: string
}

/** A server with phones, and a receiver of its callbacks that the suite can read. */
export interface PayControlUnderTest {
  readonly payControl: PayControl
  readonly callbackUrl: string
  readonly callbackSecret: string
  newId(): string
  now(): Instant
  advanceSeconds(seconds: number): void
  /** A phone reads the QR, or is given the key text; false when the server refuses the phone. */
  takeKey(qrOrKeyText: string): Promise<boolean>
  /** The texts that the phone with this key shows now. */
  shownOnPhone(pcUserId: string): Promise<string[]>
  confirm(transactionId: string): Promise<void>
  decline(transactionId: string, reason: string): Promise<void>
  block(pcUserId: string): Promise<void>
  /** Sends everything that is due, and answers all that the receiver has got since it was last read. */
  received(): Promise<ReceivedCallback[]>
  /** What the receiver answers from now on. */
  answerWith(status: number): void
  close(): Promise<void>
}

/** The server, once it is there. */
export type Server = () => PayControlUnderTest

export const keyRequest = (
  server: PayControlUnderTest,
  change: Partial<PayControlKeyRequest> = {},
): PayControlKeyRequest => ({
  requestId: server.newId(),
  legalPartyId: server.newId(),
  personId: server.newId(),
  fullName: 'Эсеналиев Улан Талантович',
  signRight: 'FIRST',
  ...change,
})

export async function issued(
  server: PayControlUnderTest,
  request: PayControlKeyRequest,
): Promise<IssuedPayControlKey> {
  const answer = await server.payControl.createKey(request)
  if (!answer.ok) throw new Error(`No key: ${answer.error.code}`)
  return answer.value
}

/** A key that a phone has taken. */
export async function activeKey(server: PayControlUnderTest, request = keyRequest(server)) {
  const { key, qr } = await issued(server, request)
  await server.takeKey(qr)
  return key
}

export const transaction = (
  server: PayControlUnderTest,
  pcUserId: string,
  change: Partial<PayControlTransaction> = {},
): PayControlTransaction => ({
  transactionId: server.newId(),
  pcUserId,
  text: 'Платёж № 17 на 10 000,00 KGS\nПолучатель: <b>ОсОО «Мөңгү»</b>',
  digest: 'ab'.repeat(32),
  validUntil: server.now() + 300_000,
  callbackUrl: server.callbackUrl,
  ...change,
})
