export { default as house } from '../../../../src/backroom/locales/en/house.ftl?raw';
export { default as omerta } from '../../../../src/backroom/locales/en/omerta.ftl?raw';
export { default as table } from '../../../../src/backroom/locales/en/table.ftl?raw';
