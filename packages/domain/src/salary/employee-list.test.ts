import { expect, test } from 'vitest'
import { readEmployeeList } from './employee-list.ts'

const today = '2026-11-30'
const [one, two] = ['20101198000010', '10101199000020']

test('people are read from a pasted block and from a CSV text, with headings or without', () => {
  const people = [
    { inn: one, fullName: 'Асанов Бакыт Эркинович' },
    { inn: two, fullName: 'Ким Виталий' },
  ]
  const pasted = `${one}\tАсанов Бакыт Эркинович\n${two}\tКим Виталий\n`
  const csv = `№;ФИО;ИНН\r\n1;"Асанов Бакыт Эркинович";${one}\r\n2;"Ким Виталий";${two}\r\n`
  const typed = `Асанов Бакыт Эркинович ${one}\n\nКим Виталий ${two}`
  for (const text of [pasted, csv, typed]) {
    expect(readEmployeeList(text, today)).toEqual({ people, wrongLines: [] })
  }
})

test('titles and headings above the people are left out, and a name may stand in three cells', () => {
  const table = [
    'Сотрудники склада',
    'Фамилия\tИмя\tОтчество\tИНН',
    `Асанов\tБакыт\tЭркинович\t${one}\tкладовщик`,
    `${two}\tКим\tВиталий\t12`,
  ].join('\n')
  expect(readEmployeeList(table, today)).toEqual({
    people: [
      { inn: one, fullName: 'Асанов Бакыт Эркинович' },
      { inn: two, fullName: 'Ким Виталий' },
    ],
    wrongLines: [],
  })
})

test('a position behind a name in cells is no part of it, and a patronymic is', () => {
  const namesIn = (...lines: readonly string[]) =>
    readEmployeeList(lines.join('\n'), today).people.map(({ fullName }) => fullName)
  expect(namesIn(`${one};Ким;Виталий;Бухгалтер`, `Асанова;Айгүл;Эркиновна;${two}`)).toEqual([
    'Ким Виталий',
    'Асанова Айгүл Эркиновна',
  ])
  expect(namesIn(`${one};Токтоматов;директор`, `${two};Асанов;Бакыт;Эркин уулу`)).toEqual([
    'Токтоматов',
    'Асанов Бакыт Эркин уулу',
  ])
  const headings = 'ИНН;Фамилия;Имя;Отчество;Должность'
  expect(namesIn(headings, `${one};Ли;Вера;Сан;Бухгалтер`, `${two};Ким;Олег;;Шофёр`)).toEqual([
    'Ли Вера Сан',
    'Ким Олег',
  ])
})

test('a line without an INN or a name, with a wrong INN or with a repeated one is named', () => {
  const text = [`${one};Асанов`, `${one};Асанов`, 'Ким Виталий', two, '99999999999999;Ли'].join(
    '\n',
  )
  expect(readEmployeeList(text, today)).toEqual({
    people: [{ inn: one, fullName: 'Асанов' }],
    wrongLines: [2, 3, 4, 5],
  })
})
