export { default as house } from '../../../../src/backroom/locales/ru/house.ftl?raw';
export { default as omerta } from '../../../../src/backroom/locales/ru/omerta.ftl?raw';
export { default as table } from '../../../../src/backroom/locales/ru/table.ftl?raw';
