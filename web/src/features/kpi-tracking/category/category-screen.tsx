export const CategoryScreen = () => null;
