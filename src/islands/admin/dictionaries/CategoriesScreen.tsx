import { CategoryList } from './CategoryList.tsx';

export const CategoriesScreen = () => <CategoryList path="categories" />;
export const TuningCategoriesScreen = () => <CategoryList path="tuning-categories" />;
