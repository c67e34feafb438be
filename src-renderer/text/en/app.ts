export const app = {
  name: 'Brilliant Cut',
  motto: 'Four diamond card games for the people in your house.',
};
