import type { BankCalendar } from '@tartip/domain/bank-day/calendar'
import type { ShortDayShift, TimeRule } from '@tartip/domain/bank-day/time-rule'
import type { FieldRule } from '@tartip/domain/field-rules/field-rule'
import type { LocalizedText } from '@tartip/domain/language'
import type { Tariff } from '@tartip/domain/payment/commission'

import { createBankDirectory, parseBanks } from './datasets/bank-directory.ts'
import { parseCalendar } from './datasets/calendar-rows.ts'
import { parseFaq } from './datasets/faq.ts'
import { parseInstructionDocuments } from './datasets/instruction-documents.ts'
import { parsePaymentCodes } from './datasets/payment-codes.ts'
import { parseTariffs } from './datasets/tariffs.ts'
import { parseTimeRules } from './datasets/time-rules.ts'
import { parseValidationRules } from './datasets/validation-rules.ts'
import type { BankDirectory, FaqEntry, InstructionDocument, PaymentCode } from './public.ts'
import type { DatasetName } from './store/reference-dataset-store.ts'

export type DatasetContents = Readonly<Record<DatasetName, string>>

/** All dictionaries, read and ready to be asked. */
export interface Dictionaries {
  readonly calendar: BankCalendar
  readonly timeRules: readonly TimeRule[]
  readonly shortDayShifts: readonly ShortDayShift[]
  readonly fieldRules: readonly FieldRule[]
  readonly tariffs: readonly Tariff[]
  readonly banks: BankDirectory
  readonly paymentCodes: readonly PaymentCode[]
  readonly faq: readonly FaqEntry[]
  readonly instructionDocuments: readonly InstructionDocument[]
}

/** @throws DatasetFault or ZodError naming what cannot be read. */
export function parseDictionaries(
  contents: DatasetContents,
  ownPrefix: string,
  ownBankName?: LocalizedText,
): Dictionaries {
  return {
    calendar: parseCalendar(contents['holidays.tsv']),
    ...parseTimeRules(contents['cutoffs.tsv']),
    fieldRules: parseValidationRules(contents['validation-rules.json'], ownPrefix),
    tariffs: parseTariffs(contents['tariffs.tsv']),
    banks: createBankDirectory(parseBanks(contents['banks.tsv'], ownPrefix, ownBankName)),
    paymentCodes: parsePaymentCodes(contents['payment-codes.tsv']),
    faq: parseFaq(contents['faq.tsv']),
    instructionDocuments: parseInstructionDocuments(contents['instruction-documents.tsv']),
  }
}
