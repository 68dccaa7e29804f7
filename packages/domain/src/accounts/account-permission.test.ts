import { expect, test } from 'vitest'
import { accountPermissions, permissionGroups, permissionPresets } from './account-permission.ts'

test('every permission stands in one group', () => {
  expect(Object.values(permissionGroups).flat().toSorted()).toEqual(accountPermissions.toSorted())
})

test('each usual role has all that the one before it has', () => {
  const { looks, prepares, signs } = permissionPresets
  expect(prepares).toEqual(expect.arrayContaining([...looks]))
  expect(signs).toEqual(expect.arrayContaining([...prepares]))
  expect(looks).toEqual(['READ'])
})
