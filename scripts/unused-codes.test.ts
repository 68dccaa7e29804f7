import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentErrors } from '@tartip/domain/errors/document-errors'
import { limitErrors } from '@tartip/domain/errors/limit-errors'
import { outletErrors } from '@tartip/domain/errors/outlet-errors'
import { partnerErrors } from '@tartip/domain/errors/partner-errors'
import { paymentErrors } from '@tartip/domain/errors/payment-errors'
import { qrErrors } from '@tartip/domain/errors/qr-errors'
import { refundErrors } from '@tartip/domain/errors/refund-errors'
import { statementErrors } from '@tartip/domain/errors/statement-errors'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const sources = ['packages', 'apps/server/src', 'apps/web/src'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/errors\/|node_modules/.test(file))
    .map(file => readFileSync(join(root, folder, file), 'utf8')),
)
const usedWords = new Set(sources.flatMap(text => text.match(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)*\b/g)))

test('each code of payments, limits, outlets, sales, instalments, statements and their papers has a path, or a decision says why not', () => {
  const decision = readFileSync(join(root, 'docs/decisions/codes-without-a-path.md'), 'utf8')
  const named = [...decision.matchAll(/^\| (.+?) \|/gm)].flatMap(([, codes = '']) =>
    [...codes.matchAll(/`([A-Z_]+)`/g)].map(([, code = '']) => code),
  )
  const ofPapers = Object.keys(documentErrors).filter(code => code.startsWith('DOCUMENT_TEMPLATE'))
  const codes = Object.keys({
    ...paymentErrors,
    ...limitErrors,
    ...outletErrors,
    ...partnerErrors,
    ...qrErrors,
    ...refundErrors,
    ...statementErrors,
  })
  const unused = [...codes, ...ofPapers].filter(code => !usedWords.has(code))
  expect(new Set(unused)).toEqual(new Set(named))
})
