import { join } from 'node:path'
import { currencyCodes } from '@tartip/domain/money/currency'
import { expect, test } from 'vitest'
import { readTwinCorrespondents } from './twin-correspondents.ts'
import { readTwinReference } from './twin-reference.ts'

const referenceDataDir = join(import.meta.dirname, '../../../../reference-data')
const reference = readTwinReference(referenceDataDir)

test('every list the product ships is read, and nothing in it is twice', () => {
  const lists = {
    taxTypes: reference.taxTypes.map(type => type.taxTypeId),
    taxOffices: reference.taxOffices.map(office => office.code),
    tundukServices: reference.tundukServices.map(service => service.serviceId),
    fineTypes: reference.fineTypes.map(fine => fine.fineTypeId),
    regions: reference.regions.map(region => region.id),
  }
  for (const [name, ids] of Object.entries(lists)) {
    expect([name, new Set(ids).size]).toEqual([name, ids.length])
    expect(ids.length).toBeGreaterThan(10)
  }
})

test('every place but the country lies in another one that is listed', () => {
  const ids = new Set(reference.regions.map(region => region.id))
  const roots = reference.regions.filter(region => region.parentId === undefined)
  expect(roots.map(root => root.attributeName.ru)).toEqual(['Кыргызская Республика'])
  const orphans = reference.regions.filter(
    region => region.parentId !== undefined && !ids.has(region.parentId),
  )
  expect(orphans).toEqual([])
})

test('fees and fines are whole som in minor units', () => {
  const card = reference.tundukServices.find(service => service.serviceId === 'EID_12D')
  expect(card).toMatchObject({ feeMinor: 51_000n, payer: 'person', paymentCode: '91531100' })
  const speeding = reference.fineTypes.find(fine => fine.fineTypeId === 'T01')
  expect(speeding).toMatchObject({ individualMinor: 100_000n, discountPercent: 50 })
})

test('every foreign currency has a correspondent, each with a code of its own and a country', () => {
  const list = readTwinCorrespondents(referenceDataDir)
  expect(new Set(list.map(({ currency }) => currency))).toEqual(
    new Set(currencyCodes.filter(code => code !== 'KGS')),
  )
  expect(new Set(list.map(({ currency, code }) => `${currency} ${code}`)).size).toBe(list.length)
  expect(list.every(({ country }) => /^[A-Z]{2}$/.test(country))).toBe(true)
  expect(list.find(({ currency }) => currency === 'RUB')).toMatchObject({ code: '049205805' })
})
