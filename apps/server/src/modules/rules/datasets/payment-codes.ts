import type { PaymentCode } from '../public.ts'
import { parseTabSeparated } from '@tartip/domain/text/tab-separated'

/** Reads `payment-codes.tsv`, the part of the state classifier GK 018-2007 that is known. */
export function parsePaymentCodes(content: string): readonly PaymentCode[] {
  return parseTabSeparated('payment-codes', content, ['code', 'name_ru', 'name_ky', 'name_en']).map(
    row => ({
      classCode: row['code'] ?? '',
      className: { ru: row['name_ru'] ?? '', ky: row['name_ky'] ?? '', en: row['name_en'] ?? '' },
      isActive: row['active'] === 'yes',
    }),
  )
}
