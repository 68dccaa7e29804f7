import { textsOfContent } from '@tartip/domain/forms/content'
import { formOfDocument } from '@tartip/domain/forms/payment-forms'
import { textsForTemplate } from '@tartip/domain/forms/template'
import { isNeverEdited } from '@tartip/domain/payment/operation'

import type { SeedPayment, SeedTemplate } from '../modules/payment/public.ts'

const templatesOfCompany = 3

/** Templates of each company, made from its newest executed documents to different payees. */
export function demoTemplates(documents: readonly SeedPayment[]): readonly SeedTemplate[] {
  const byCompany = new Map<string, Map<string, SeedTemplate>>()
  for (const document of documents.toSorted((a, b) => b.createdAt - a.createdAt)) {
    const { legalPartyId, recipientName, statusCode } = document
    const ofCompany = byCompany.get(legalPartyId) ?? new Map<string, SeedTemplate>()
    byCompany.set(legalPartyId, ofCompany)
    const isWanted = statusCode === 'SUCCESS' && !ofCompany.has(recipientName)
    const template =
      isWanted && ofCompany.size < templatesOfCompany ? templateOf(document) : undefined
    if (template) ofCompany.set(recipientName, template)
  }
  return [...byCompany.values()].flatMap(ofCompany => [...ofCompany.values()])
}

function templateOf(document: SeedPayment): SeedTemplate | undefined {
  const { legalPartyId, operationCode, recipientName, createdBy, createdAt } = document
  const form = formOfDocument(document)
  if (!form || isNeverEdited(operationCode)) return undefined
  const content = { ...document, commissionMinor: 0n, commissionCurrency: document.currency }
  const texts = textsOfContent(form, { ...content, terms: document.terms ?? {} }, 'typed')
  return {
    legalPartyId,
    name: recipientName,
    operationCode,
    formPath: form.path,
    texts: textsForTemplate(form, operationCode, texts),
    savedBy: createdBy,
    savedAt: createdAt,
  }
}
