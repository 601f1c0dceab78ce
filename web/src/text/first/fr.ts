export { default as house } from '../../../../src/backroom/locales/fr/house.ftl?raw';
export { default as omerta } from '../../../../src/backroom/locales/fr/omerta.ftl?raw';
export { default as table } from '../../../../src/backroom/locales/fr/table.ftl?raw';
