import type { Language } from '@tartip/domain/language'
import { formatAmount } from '@tartip/domain/money/format-amount'
import { stickerPapers, stickerTexts } from '@tartip/domain/qr/sticker'
import { err, ok } from '@tartip/domain/result'
import { streamPapers } from '@tartip/formats/pdf/print-papers'

import type { ListExport } from '../../platform/lists/list-export-routes.ts'
import { exportWithUnavailableAnswer } from '../with-unavailable-answer.ts'
import type { Qr } from './public.ts'

export interface StickerDeps {
  readonly qr: Pick<Qr, 'makeCode'>
  readonly fontsFolder: string
  readonly bankName: (language: Language) => string
}

const inputs = ['account', 'cashRegister', 'amount', 'comment', 'paper']

/**
 * `GET /api/v1/exports/qr-sticker?format=pdf&cashRegister=…&paper=A6`: a permanent code to print, with the name of the
 * outlet. Who may make the code may print it.
 */
export function createStickerExport({ qr, fontsFolder, bankName }: StickerDeps): ListExport {
  return exportWithUnavailableAnswer({
    name: 'qr-sticker',
    title: language => stickerTexts(language).title,
    policy: { needs: 'qrSales.read' },
    types: { pdf: 'application/pdf' },
    async open(actor, input, language) {
      const wrong = Object.keys(input).find(
        name => !inputs.includes(name) || typeof input[name] !== 'string',
      )
      if (wrong !== undefined) return err('BAD_USER_INPUT', { field: wrong })
      const text = (name: string) => {
        const value = input[name]
        return typeof value === 'string' && value !== '' ? { [name]: value } : {}
      }
      const paper = stickerPapers.find(one => one === input['paper'])
      if (paper === undefined) return err('BAD_USER_INPUT', { field: 'paper' })
      const code = { ...text('account'), ...text('cashRegister'), ...text('amount') }
      const made = await qr.makeCode(actor, { ...code, ...text('comment'), isDynamic: false })
      if (!made.ok) return made
      const { register, account, name, amountMinor, text: content } = made.value
      const { title, hint } = stickerTexts(language)
      const sticker = {
        code: content,
        title,
        name,
        ...(register ? { place: register.cashName } : {}),
        ...(amountMinor === undefined ? {} : { amount: formatAmount(amountMinor, 'KGS') }),
        hint,
        bankName: bankName(language),
      }
      const file = { papers: [sticker], size: paper, fontsFolder, title: `${title}, ${name}` }
      return ok({
        about: [...(register ? [register.salePointName, register.cashName] : [account]), paper],
        write: () => streamPapers(file),
      })
    },
  })
}
