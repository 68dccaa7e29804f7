import { sql } from 'kysely'
import type { TerminalOperation } from '@tartip/bank-ports/acquiring'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { Instant } from '@tartip/domain/time/instant'
import { timestamp, type TwinDb } from '../store/twin-db.ts'

/** @returns the terminal's code */
export async function insertTerminal(
  tx: TwinDb,
  terminal: { terminalId: string; cashRegisterId: string; legalPartyId: string },
): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    insert into twin.terminal (terminal_id, cash_register_id, legal_party_id, code, is_active)
    values (${terminal.terminalId}, ${terminal.cashRegisterId}, ${terminal.legalPartyId},
      nextval('twin.terminal_code')::text, true) returning code`.execute(tx)
  return rows[0]?.code ?? ''
}

export async function findTerminalOwner(db: TwinDb, code: string): Promise<string | undefined> {
  const { rows } = await sql<{ legal_party_id: string }>`
    select legal_party_id from twin.terminal where code = ${code} and is_active`.execute(db)
  return rows[0]?.legal_party_id
}

export async function insertOperation(
  tx: TwinDb,
  legalPartyId: string,
  operation: TerminalOperation,
): Promise<void> {
  await sql`
    insert into twin.terminal_operation (operation_id, terminal_code, legal_party_id, kind,
      occurred_at, amount_minor, fee_minor, currency, masked_card, rrn)
    values (${operation.operationId}, ${operation.terminalCode}, ${legalPartyId},
      ${operation.kind}, ${timestamp(operation.occurredAt)}, ${operation.amountMinor},
      ${operation.feeMinor}, ${operation.currency}, ${operation.maskedCard},
      ${operation.rrn})`.execute(tx)
}

export async function readOperations(
  db: TwinDb,
  legalPartyId: string,
  terminalCodes: readonly string[],
  from: Instant,
  to: Instant,
): Promise<TerminalOperation[]> {
  const { rows } = await sql<{
    operation_id: string
    terminal_code: string
    kind: TerminalOperation['kind']
    occurred_at: Instant
    amount_minor: bigint
    fee_minor: bigint
    currency: CurrencyCode
    masked_card: string
    rrn: string
  }>`
    select * from twin.terminal_operation
    where legal_party_id = ${legalPartyId} and terminal_code = any(${[...terminalCodes]}::text[])
      and occurred_at >= ${timestamp(from)} and occurred_at < ${timestamp(to)}
    order by occurred_at, operation_id`.execute(db)
  return rows.map(row => ({
    operationId: row.operation_id,
    terminalCode: row.terminal_code,
    kind: row.kind,
    occurredAt: row.occurred_at,
    amountMinor: row.amount_minor,
    feeMinor: row.fee_minor,
    currency: row.currency,
    maskedCard: row.masked_card,
    rrn: row.rrn,
  }))
}
